/** What belongs to a person rather than to a seat: devices, personal keys, notices, a place on the ladder. */
package salient.server.person;
