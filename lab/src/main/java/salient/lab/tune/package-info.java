/** Finds better weights for the staffs by playing games with changed ones. */
package salient.lab.tune;
