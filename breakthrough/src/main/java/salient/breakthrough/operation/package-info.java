/** Chapter 7: operation points, movement, zones of control, fortification, plotting, exit. */
package salient.breakthrough.operation;
