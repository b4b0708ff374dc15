/** Chapter 6: artillery, replacements, build-up and breakdown, bridges. */
package salient.breakthrough.organization;
