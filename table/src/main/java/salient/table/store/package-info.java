/** What is stored of a table, and what tables need of whoever stores it. */
package salient.table.store;
