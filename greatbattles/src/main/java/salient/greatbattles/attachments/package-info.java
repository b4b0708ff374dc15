/** U45-U54: attached stands. */
package salient.greatbattles.attachments;
