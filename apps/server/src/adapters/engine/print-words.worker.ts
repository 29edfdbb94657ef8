import { serveWords } from '@vesta/engine/evidence/ocr/serve-words';

// Found beside the bundle of whoever reads scanned pages.
serveWords();
