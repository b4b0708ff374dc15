/** Tells players outside the page that something waits for them: by mail, by a webhook, by their browser. */
package salient.server.notices;
