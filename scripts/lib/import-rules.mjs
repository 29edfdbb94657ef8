// Holds the imports against rules in the words of dependency-cruiser, which reads the same files at ten times the cost.

const KNOWN = {
  rule: ['name', 'comment', 'severity', 'from', 'to'],
  from: ['path', 'pathNot'],
  to: ['path', 'pathNot', 'circular', 'reachable', 'dependencyTypes'],
};

/** A word that is not known here would be a rule that holds nothing. */
function refuseUnknown(rule) {
  const unknown = [
    ...Object.keys(rule).filter((key) => !KNOWN.rule.includes(key)),
    ...Object.keys(rule.from).filter((key) => !KNOWN.from.includes(key)),
    ...Object.keys(rule.to).filter((key) => !KNOWN.to.includes(key)),
    ...(rule.to.dependencyTypes ?? []).filter((type) => type !== 'core'),
  ];
  if (unknown.length > 0) throw new Error(`${rule.name} says ${unknown.join(', ')}, which nobody checks.`);
}

/** The groups of the place that imports stand as `$1` in the pattern of the place that is imported. */
const filled = (pattern, groups) => pattern.replace(/\$(\d)/g, (_, at) => groups[at] ?? '');

function importerOf({ path, pathNot }) {
  const [is, isNot] = [new RegExp(path ?? ''), pathNot && new RegExp(pathNot)];
  return (file) => (isNot?.test(file) ? null : is.exec(file));
}

function targetOf({ path, pathNot, dependencyTypes }, groups) {
  const [is, isNot] = [path, pathNot].map((pattern) => pattern && new RegExp(filled(pattern, groups)));
  return (file) => (!dependencyTypes || file === 'node:') && (is?.test(file) ?? true) && !isNot?.test(file);
}

/** The shortest way from one file to the first that is looked for, over what they import. */
function wayTo(imports, from, isMeant) {
  const before = new Map([[from, null]]);
  for (const file of before.keys()) {
    for (const next of imports.get(file) ?? []) {
      if (isMeant(next)) {
        const way = [next];
        for (let at = file; at; at = before.get(at)) way.unshift(at);
        return way;
      }
      if (!before.has(next)) before.set(next, file);
    }
  }
  return null;
}

/** Files that lie on a cycle: everything that imports nothing, or is imported by nobody, goes until nothing more does. */
function onCycles(imports) {
  const left = new Map([...imports].map(([file, targets]) => [file, targets.filter((to) => imports.has(to))]));
  const strip = (of) => {
    const importers = new Map();
    const open = new Map();
    for (const [file, targets] of of) {
      open.set(file, targets.length);
      for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), file]);
    }
    const done = [...open].filter(([, count]) => count === 0).map(([file]) => file);
    for (const file of done)
      for (const importer of importers.get(file) ?? []) {
        open.set(importer, open.get(importer) - 1);
        if (open.get(importer) === 0) done.push(importer);
      }
    const gone = new Set(done);
    return new Map(
      [...of]
        .filter(([file]) => !gone.has(file))
        .map(([file, targets]) => [file, targets.filter((to) => !gone.has(to))]),
    );
  };
  return strip(left);
}

/** What stands against the rules: the name of the rule, and the way from the importer to what it must not reach. */
export function violationsOf(rules, imports) {
  return rules.flatMap((rule) => {
    refuseUnknown(rule);
    const importer = importerOf(rule.from);
    if (rule.to.circular) {
      const cyclic = onCycles(imports);
      return [...cyclic.keys()]
        .filter((file) => importer(file))
        .flatMap((file) => {
          const way = wayTo(cyclic, file, (to) => to === file);
          return way ? [{ rule: rule.name, way }] : [];
        });
    }
    return [...imports].flatMap(([file, targets]) => {
      const groups = importer(file);
      if (!groups) return [];
      const isMeant = targetOf(rule.to, groups);
      if (!rule.to.reachable) return targets.filter(isMeant).map((to) => ({ rule: rule.name, way: [file, to] }));
      const way = wayTo(imports, file, isMeant);
      return way ? [{ rule: rule.name, way }] : [];
    });
  });
}
