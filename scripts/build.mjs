// Builds what is not there or not fresh: the server's bundle and the web application.
import { buildServer } from './lib/build-server.mjs';
import { buildWeb } from './lib/build-web.mjs';
import { pruneForeign } from './lib/prune-foreign.mjs';

pruneForeign();
const started = Date.now();
const built = await Promise.all([buildServer(), buildWeb()]);
if (built.some(Boolean)) console.log(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
