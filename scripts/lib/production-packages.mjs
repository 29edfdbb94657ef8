/** Where Node would find `name` from a package at `from`: the nearest node_modules above it, by the paths of a lock file. */
function findPackage(packages, from, name) {
  for (let folder = from; ; folder = folder.includes('/') ? folder.slice(0, folder.lastIndexOf('/')) : '') {
    if (!folder.endsWith('node_modules')) {
      const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
      if (packages[path]) return path;
    }
    if (folder === '') return null;
  }
}

/**
 * Every installed package that a workspace needs to run, as paths of the lock file: what it depends on, and what that
 * depends on. Packages of our own count by their dependencies only; their code is in the bundle.
 */
export function productionPackages(packages, workspace) {
  const found = new Set();
  const seen = new Set();
  const walk = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
      peerDependenciesMeta = {},
    } = packages[path];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])) {
      const at = findPackage(packages, path, name);
      // A build for another system, or a peer that nobody has asked for.
      if (at === null) continue;
      const { link, resolved } = packages[at];
      if (!link) found.add(at);
      walk(link ? resolved : at);
    }
  };
  walk(workspace);
  return [...found].sort();
}
