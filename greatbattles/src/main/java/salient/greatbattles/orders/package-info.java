/** Every kind of order, once: its grammar, when it may be given, who judges it, who carries it out, when it is offered. */
package salient.greatbattles.orders;
