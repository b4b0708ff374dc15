/** What a position consists of, in flat arrays beside the immutable definition; no rules. */
package salient.breakthrough.state;
