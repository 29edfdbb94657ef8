import { serveWeights } from '@vesta/engine/evidence/lines/serve-weights';

// Found beside the bundle of whoever reads pictures.
await serveWeights();
