/** C3, V1-V7, V11, V48, Q44n-Q44s: activation points, what they buy, and the staff. */
package salient.greatbattles.activation;
