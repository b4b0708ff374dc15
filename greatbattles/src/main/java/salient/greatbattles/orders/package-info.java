/**
 * Every kind of order, defined once: its grammar, when it may be given, what judges it, carries it out and offers it.
 */
package salient.greatbattles.orders;
