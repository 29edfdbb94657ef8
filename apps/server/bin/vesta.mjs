#!/usr/bin/env node
// From a clone the bundle is made when it is missing or older than the sources; an image ships it ready.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const builder = new URL('../../../scripts/lib/build-server.mjs', import.meta.url);
if (existsSync(fileURLToPath(builder))) await (await import(builder)).buildServer();
await import('../dist/vesta.js');
