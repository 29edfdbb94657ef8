export interface Component {
  type: 'library';
  name: string;
  version: string;
  purl: string;
  licenses?: { expression: string }[];
  hashes?: { alg: string; content: string }[];
}
export function billOfMaterials(from: {
  version: string;
  packages: Record<string, object>;
  isThere?: (path: string) => boolean;
}): { bomFormat: 'CycloneDX'; components: Component[]; metadata: { component: { version: string } } };
