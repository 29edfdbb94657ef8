import type { Chance } from '../chance.ts';
import { germanIban, italianIban } from '../identifiers/iban.ts';
import type { Account, Country } from '../people/person.ts';
import type { Draw } from './draw.ts';

export interface Bank {
  readonly name: string;
  readonly code: string;
  readonly bic: string;
  readonly isListed: boolean;
}

const bank = (name: string, code: string, bic: string): Bank => ({ name, code, bic, isListed: true });
const local = (name: string, code: string, bic: string): Bank => ({ name, code, bic, isListed: false });

/** Names, codes and BICs of the registries, of banks whose papers nobody here has drawn before. */
const known: Record<Country, readonly Bank[]> = {
  IT: [
    bank('Crédit Agricole Italia', '06230', 'CRPPIT2P'),
    bank('Banca Mediolanum', '03062', 'MEDBITMM'),
    bank('Banca Popolare di Sondrio', '05696', 'POSOIT22'),
    bank('Banca Sella', '03268', 'SELBIT2B'),
    bank('Widiba', '03442', 'WIDIITMM'),
    bank('Banco Desio', '03440', 'BDBDIT22'),
    bank('Banca di Asti', '06085', 'CASRIT22'),
    bank('Banca Etica', '05018', 'ETICIT22'),
    bank('Banca Generali', '03075', 'BGENIT2T'),
    bank('Banca Passadore', '03332', 'PASBITGG'),
    bank('Emil Banca', '07072', 'ICRAITRR'),
    bank('Intesa Sanpaolo', '03069', 'BCITITMM'),
    bank('UniCredit', '02008', 'UNCRITMM'),
    bank('BPER Banca', '05387', 'BPMOIT22'),
  ],
  DE: [
    bank('HypoVereinsbank', '70020270', 'HYVEDEMMXXX'),
    bank('TARGOBANK', '30020900', 'CMCIDEDDXXX'),
    bank('Consorsbank', '76030080', 'CSDBDE71XXX'),
    bank('norisbank', '10077777', 'NORSDE51XXX'),
    bank('1822direkt', '50050222', 'HELADEF1822'),
    bank('Berliner Sparkasse', '10050000', 'BELADEBEXXX'),
    bank('Stadtsparkasse München', '70150000', 'SSKMDEMMXXX'),
    bank('Kreissparkasse Köln', '37050299', 'COKSDE33XXX'),
    bank('GLS Bank', '43060967', 'GENODEM1GLS'),
    bank('BBBank', '66090800', 'GENODE61BBB'),
    bank('Sparda-Bank München', '70090500', 'GENODEF1S04'),
    bank('Commerzbank', '37040044', 'COBADEFFXXX'),
    bank('DKB', '12030000', 'BYLADEM1001'),
    bank('Triodos Bank', '50031000', 'TRODDEF1XXX'),
  ],
};

/** Local banks that do not exist, under codes that no registry has given away. */
const invented: Record<Country, readonly Bank[]> = {
  IT: [
    local('BCC della Valdorba', '08991', 'ICRAITRRVL0'),
    local('Banca del Tronto e del Sangro', '05921', 'BTSAIT3X'),
    local('Cassa Rurale Alta Carnia', '08979', 'CCRTIT2TXXX'),
    local('Banca Popolare Lomellina', '05947', 'BPLOIT21'),
  ],
  DE: [
    local('Volksbank Ahlental eG', '57099110', 'GENODE51AHT'),
    local('Sparkasse Oberes Wiesenttal', '77055990', 'BYLADEM1OWT'),
    local('Raiffeisenbank Moosgrund eG', '70199230', 'GENODEF1MGR'),
    local('Nordhafen Privatbank AG', '20030990', 'NHPBDEHHXXX'),
  ],
};

export const bankFor = (draw: Draw, country: Country): Bank =>
  draw.word(draw.flag('bank of no registry', 0.3) ? invented[country] : known[country]);

export const ibanAt = (chance: Chance, { code }: Bank, country: Country): string =>
  country === 'IT'
    ? italianIban(code, `0${chance.between(1000, 9999)}`, `000${chance.digits(9)}`)
    : germanIban(code, chance.digits(10));

export const accountWith = (chance: Chance, at: Bank, country: Country): Account => ({
  layout: 'by-chance',
  bank: at.name,
  iban: ibanAt(chance, at, country),
  opening: chance.between(20_000, 900_000),
});
