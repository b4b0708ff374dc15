/** What a side could attack when it moves next, as shared answers. */
package salient.hexwar.threat;
