/** Every kind of order, defined once: when it may be given, its text, how it is judged and played, its label. */
package salient.breakthrough.orders;
