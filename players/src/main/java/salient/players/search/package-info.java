/** What all computer players that think ahead share: plans, evaluators, drawn positions, and the search over plans. */
package salient.players.search;
