#!/bin/sh
# Fetches the fonts and word lists that the weights learn from: Debian packages, unpacked beside this file, nothing
# installed; and the names of people and towns, from the package @faker-js/faker. Each brings its licence:
# .cache/root/usr/share/doc/*/copyright, and .cache/names/package/LICENSE.
set -eu
cd "$(dirname "$0")"
mkdir -p .cache/deb .cache/root .cache/names
( cd .cache/deb && grep -v '^#' ../../packages.txt | xargs apt-get download -q )
for package in .cache/deb/*.deb; do dpkg-deb -x "$package" .cache/root; done
( cd .cache/names && npm pack --silent @faker-js/faker@10.6.0 && tar -xzf ./*.tgz )
node names.mjs .cache/names/package > .cache/names.txt
