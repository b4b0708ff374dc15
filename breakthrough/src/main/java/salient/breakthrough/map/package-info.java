/** How the map is made from the gazetteer, and what the sources print about it (section W). */
package salient.breakthrough.map;
