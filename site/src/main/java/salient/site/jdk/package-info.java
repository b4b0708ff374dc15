/** Classes of the JDK that the compiler for the browser does not have, as far as tables use them. */
package salient.site.jdk;
