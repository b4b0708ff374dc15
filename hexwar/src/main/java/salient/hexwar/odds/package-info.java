/** Exact arithmetic of odds. */
package salient.hexwar.odds;
