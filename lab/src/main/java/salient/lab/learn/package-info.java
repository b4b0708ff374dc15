/** Learning to judge positions from games between computer players. */
package salient.lab.learn;
