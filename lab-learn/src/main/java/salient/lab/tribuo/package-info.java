/** Learning with Tribuo. */
package salient.lab.tribuo;
