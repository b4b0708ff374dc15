/** 7.6s to 7.6v: which units may share a hex. */
package salient.breakthrough.stacking;
