/** Q44, SC4: airfields, ports and beaches, and the troops that land there. */
package salient.greatbattles.landing;
