/** One-way imports: every rule names the wall it guards, so that a broken build says what to move. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from: { path: from }, to });
const ours = '^(apps|packages|e2e|bench)/';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Split the shared part out instead.',
      severity: 'error',
      from: { path: ours },
      to: { circular: true },
    },
    rule(
      'domain-and-texts-stand-alone',
      'domain and texts import nothing of ours but themselves.',
      '^packages/(domain|texts)/',
      { path: ours, pathNot: '^packages/$1/' },
    ),
    rule(
      'domain-does-no-io',
      'The domain package is pure: no Node modules.',
      '^packages/domain/src/(?!.*\\.test\\.ts$)',
      { dependencyTypes: ['core'] },
    ),
    rule('engine-knows-domain-only', 'engine may import domain.', '^packages/engine/', {
      path: ours,
      pathNot: '^packages/(engine|domain)/',
    }),
    rule(
      'engine-file-bytes-know-no-pages',
      'Objects, signatures and envelopes of a file are taken apart without anybody reading what it shows.',
      '^packages/engine/src/file-bytes/(?!.*\\.test\\.ts$)',
      { path: '^packages/engine/src/', pathNot: '^packages/engine/src/file-bytes/' },
    ),
    rule(
      'engine-evidence-is-the-ground',
      'Evidence is read before anything is understood, and before anybody looks for later hands.',
      '^packages/engine/src/evidence/',
      {
        path: '^packages/engine/src/(traces|extraction|banks|documents|transactions|coverage|papers|checks|analysis|report|pipeline)',
      },
    ),
    rule(
      'engine-traces-beside-papers',
      'What later hands left in a file is looked for without knowing what paper it is.',
      '^packages/engine/src/traces/(?!.*\\.test\\.ts$)',
      { path: '^packages/engine/src/', pathNot: '^packages/engine/src/(traces|evidence|file-bytes)/' },
    ),
    rule(
      'engine-readers-know-no-traces',
      'A paper is read by what it prints; who changed it is judged later.',
      '^packages/engine/src/(extraction|banks|documents|transactions|coverage)/(?!.*(\\.test\\.ts$|testing/))',
      { path: '^packages/engine/src/traces/' },
    ),
    rule(
      'engine-extraction-below-documents',
      'Extraction knows words and places, no papers.',
      '^packages/engine/src/extraction/',
      { path: '^packages/engine/src/(banks|documents|transactions|coverage|papers|checks|analysis|report|pipeline)' },
    ),
    rule(
      'engine-documents-below-checks',
      'Papers are read before they are judged.',
      '^packages/engine/src/(banks|documents|transactions|coverage)/',
      { path: '^packages/engine/src/(papers|checks|analysis|report|pipeline)' },
    ),
    rule(
      'engine-papers-below-checks',
      'What the papers of a person tell is known before anybody judges it.',
      '^packages/engine/src/papers/(?!.*\\.test\\.ts$)',
      { path: '^packages/engine/src/(checks|analysis|report|pipeline)' },
    ),
    rule(
      'engine-facts-from-papers',
      'Figures and reports ask checks for findings and for what rules mean, and papers for facts.',
      '^packages/engine/src/(analysis|report)/(?!.*(\\.test\\.ts$|testing/))',
      {
        path: '^packages/engine/src/checks/',
        pathNot: '^packages/engine/src/checks/(finding|meaning|rules|unasked)\\.ts$',
      },
    ),
    rule(
      'engine-checks-below-analysis',
      'Papers are judged before figures are made of them.',
      '^packages/engine/src/checks/',
      { path: '^packages/engine/src/(analysis|report)/' },
    ),
    rule('engine-analysis-below-report', 'Figures are made before they are told.', '^packages/engine/src/analysis/', {
      path: '^packages/engine/src/report/',
    }),
    rule(
      'specimens-know-domain-only',
      'specimens may import domain; the reader must not learn from the generator.',
      '^packages/specimens/',
      { path: ours, pathNot: '^packages/(specimens|domain)/' },
    ),
    rule(
      'bank-sandbox-knows-domain-and-specimens',
      'The pretended provider may import domain and specimens; like a real one it knows nothing of the server.',
      '^packages/bank-sandbox/',
      { path: ours, pathNot: '^packages/(bank-sandbox|domain|specimens)/' },
    ),
    rule(
      'bank-sandbox-draws-nothing',
      'It runs inside the product: people and ledgers of the specimens, not what draws their papers.',
      '^packages/bank-sandbox/src/sandbox\\.ts$',
      { path: '^packages/specimens/src/(paper|picture)/', reachable: true },
    ),
    rule('report-pdf-knows-domain-and-texts', 'report-pdf may import domain and texts.', '^packages/report-pdf/', {
      path: ours,
      pathNot: '^packages/(report-pdf|domain|texts)/',
    }),
    rule(
      'web-knows-domain-and-texts',
      'web may import domain and texts; it reaches the server over HTTP only.',
      '^apps/web/',
      { path: ours, pathNot: '^(apps/web|packages/(domain|texts))/' },
    ),
    rule('server-does-not-know-web', 'The server serves the built web as files.', '^apps/server/', {
      path: '^apps/web/',
    }),
    rule(
      'web-ui-and-lib-are-the-ground',
      'ui and lib import neither features, steps, pages nor app.',
      '^apps/web/src/(ui|lib)/',
      { path: '^apps/web/src/(app|steps|pages|features)/' },
    ),
    rule('web-lib-below-ui', 'lib does not import ui.', '^apps/web/src/lib/', { path: '^apps/web/src/ui/' }),
    rule('web-features-below-steps', 'features import neither steps, pages nor app.', '^apps/web/src/features/', {
      path: '^apps/web/src/(app|steps|pages)/',
    }),
    rule(
      'web-steps-below-app',
      'steps and pages do not import app or each other.',
      '^apps/web/src/(steps|pages)/([^/]+)/',
      { path: '^apps/web/src/(app|steps|pages)/', pathNot: '^apps/web/src/$1/$2/' },
    ),
    rule(
      'adapters-do-not-know-modules',
      'An adapter serves a port; use cases call it, never the reverse.',
      '^apps/server/src/adapters/',
      { path: '^apps/server/src/(modules|plugins)/' },
    ),
    {
      name: 'tests-only-from-tests',
      comment: 'Product code does not import tests or dev tools.',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '(\\.test\\.tsx?$|^apps/[^/]+/test/|^e2e/|^bench/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
    tsPreCompilationDeps: true,
    // Who depends on a module is asked by no rule, and takes a fifth of the time.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
