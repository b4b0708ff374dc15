/** A link longer than this is not opened by every browser. */
const LONGEST_LINK = 1_000_000;
/** A record is text, and compresses well; what grows beyond this is none. */
const LARGEST = 8_000_000;

/** A link to a page of Salient elsewhere that opens a record there. It is after the #, so that it is sent to no one. */
export async function linkWith(address: string, record: string): Promise<string> {
  let page: URL;
  try {
    page = new URL(/^[a-z]+:\/\//i.test(address.trim()) ? address.trim() : `https://${address.trim()}`);
  } catch {
    throw new Error('This is no address of a server. An address looks like https://play.example.org.');
  }
  if (!/^https?:$/.test(page.protocol)) throw new Error('The address of a server begins with https:// or http://.');
  const link = `${page.origin}${page.pathname}#/record/${await packed(record)}`;
  if (link.length > LONGEST_LINK)
    throw new Error('This game is too long for a link. Save its record as a file and open it on the home page of the server.');
  return link;
}

async function packed(record: string): Promise<string> {
  const bytes = new Uint8Array(
    await new Response(new Response(record).body!.pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer(),
  );
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const TORN = 'The link is damaged or was cut off, so the game in it cannot be read. Make the link again, or use the record as a file.';

/** The record in a link. */
export async function unpacked(text: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const reader = new Response(bytes).body!.pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder();
    let record = '';
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      record += decoder.decode(part.value, { stream: true });
      if (record.length > LARGEST) throw new Error('too large');
    }
    return record + decoder.decode();
  } catch {
    throw new Error(TORN);
  }
}
