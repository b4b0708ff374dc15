/** V19: infantry on tanks. */
package salient.greatbattles.riders;
