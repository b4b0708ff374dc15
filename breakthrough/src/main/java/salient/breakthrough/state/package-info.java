/** What a position consists of, in flat arrays beside the immutable setting; no rules. */
package salient.breakthrough.state;
