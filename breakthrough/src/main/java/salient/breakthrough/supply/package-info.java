/** Chapter 4: supply roads, traces, isolation, the Supply Phase. */
package salient.breakthrough.supply;
