/** 7.4: operation points. */
package salient.breakthrough.allowance;
