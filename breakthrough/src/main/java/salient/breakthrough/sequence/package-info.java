/** 2.3: the phases of a turn. */
package salient.breakthrough.sequence;
