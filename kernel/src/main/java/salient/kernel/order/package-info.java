/** One description for each kind of order: text, judge, play, offer. */
package salient.kernel.order;
