import { createServer } from 'node:http';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain',
};
const PATH = '/some/where/';

/**
 * A plain web server that knows nothing but files, under a path of its own. `change` puts another text in the place of a file,
 * as a new version would; `down` ends it, as the network does on a train, and `up` brings it back to the same address.
 */
export class Folder {
  static async serve(folder) {
    const host = new Folder(folder);
    await host.up();
    return host;
  }

  constructor(folder) {
    Object.assign(this, { folder, changed: new Map(), port: 0, asked: [], bytes: 0 });
  }

  get base() {
    return `http://127.0.0.1:${this.port}${PATH.slice(0, -1)}`;
  }

  async up() {
    this.server = createServer((request, response) => this.answer(request, response));
    await new Promise((ready) => this.server.listen(this.port, '127.0.0.1', ready));
    this.port = this.server.address().port;
  }

  async down() {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  read(path) {
    return this.changed.get(path) ?? readFileSync(join(this.folder, path), 'utf8');
  }

  change(path, text) {
    this.changed.set(path, text);
  }

  answer(request, response) {
    const { pathname } = new URL(request.url, 'http://host');
    const path = pathname.slice(PATH.length) || 'index.html';
    this.asked.push(`${request.method} ${pathname}`);
    const file = join(this.folder, path);
    const isThere = pathname.startsWith(PATH) && !path.includes('..') && existsSync(file) && statSync(file).isFile();
    if (request.method !== 'GET' || !isThere) return void response.writeHead(404).end();
    const plain = Buffer.from(this.changed.get(path) ?? readFileSync(file));
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    const packs = type !== 'application/octet-stream' && type !== 'image/png';
    const body = packs ? gzipSync(plain) : plain;
    this.bytes += body.length;
    const coding = packs ? { 'Content-Encoding': 'gzip' } : {};
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Last-Modified': statSync(file).mtime.toUTCString(),
      ...coding,
    });
    response.end(body);
  }
}
