import { describe, expect, test } from 'vitest';
import { hostInRegion, regionOfHost } from './codes.ts';

describe('ROUTE-08 the region is the first label of the host', () => {
  test.each([
    ['it.vesta.example', 'it'],
    ['de.vesta.example', 'de'],
    ['DE.localhost:3000', 'de'],
    ['localhost:3000', 'it'],
    ['vesta.example', 'it'],
    ['fr.vesta.example', 'it'],
    ['127.0.0.1:3000', 'it'],
    ['', 'it'],
  ])('%s is %s', (host, region) => {
    expect(regionOfHost(host)).toBe(region);
  });
});

describe('SHELL-06 the same host in another region', () => {
  test.each([
    ['it.vesta.example', 'de.vesta.example'],
    ['vesta.example', 'de.vesta.example'],
    ['www.vesta.example', 'de.vesta.example'],
    ['localhost:3000', 'de.localhost:3000'],
    ['de.localhost:3000', 'de.localhost:3000'],
    // An address of digits has no names below it.
    ['127.0.0.1:3000', '127.0.0.1:3000'],
    ['[::1]:3000', '[::1]:3000'],
  ])('%s becomes %s', (host, wanted) => {
    expect(hostInRegion(host, 'de')).toBe(wanted);
  });
});
