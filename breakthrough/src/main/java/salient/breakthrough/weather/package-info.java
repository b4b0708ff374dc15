/** Chapter 9: weather and frozen ground. */
package salient.breakthrough.weather;
