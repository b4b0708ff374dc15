/** 2.1 and 2.2: scenarios, options and first positions. */
package salient.breakthrough.setup;
