import type { Bank } from './bank.ts';

/** Banks whose statements read like any other: enough to know them by. */
export const plainItalianBanks: readonly Bank[] = (
  [
    ['unicredit', 'UniCredit', ['02008'], ['unicredit']],
    ['mps', 'Monte dei Paschi di Siena', ['01030'], ['monte dei paschi', 'banca mps']],
    ['bper', 'BPER Banca', ['05387'], ['bper banca', 'bper']],
    ['credit-agricole', 'Crédit Agricole Italia', ['06230'], ['credit agricole']],
    ['credem', 'Credem', ['03032', '03250'], ['credito emiliano', 'credem']],
    ['mediolanum', 'Banca Mediolanum', ['03062'], ['banca mediolanum']],
    ['popolare-sondrio', 'Banca Popolare di Sondrio', ['05696'], ['banca popolare di sondrio']],
    ['sella', 'Banca Sella', ['03268', '03211'], ['banca sella']],
    ['hype', 'Hype', ['36772'], ['hype s p a', 'hype spa', 'hype it']],
    ['widiba', 'Widiba', ['03442'], ['widiba']],
    ['isybank', 'isybank', ['03385'], ['isybank']],
    ['deutsche-bank-italia', 'Deutsche Bank', ['03104'], ['deutsche bank s p a', 'deutsche bank spa']],
    ['mediobanca-premier', 'Mediobanca Premier', ['03058'], ['mediobanca premier', 'chebanca']],
    ['illimity', 'illimity', ['03395'], ['illimity']],
    ['ifis', 'Banca Ifis', ['03205'], ['banca ifis']],
    ['desio', 'Banco Desio', ['03440'], ['banco di desio', 'banco desio']],
    [
      'volksbank-alto-adige',
      'Volksbank Alto Adige',
      ['05856'],
      ['banca popolare dell alto adige', 'sudtiroler volksbank'],
    ],
    ['bolzano', 'Cassa di Risparmio di Bolzano', ['06045'], ['cassa di risparmio di bolzano', 'sudtiroler sparkasse']],
    ['asti', 'Banca di Asti', ['06085'], ['banca di asti', 'cassa di risparmio di asti']],
    ['etica', 'Banca Etica', ['05018'], ['banca etica', 'banca popolare etica']],
    ['generali', 'Banca Generali', ['03075'], ['banca generali']],
    ['iccrea', 'BCC', ['08000', '08327', '07072'], ['banca di credito cooperativo', 'bcc', 'iccrea']],
    ['cassa-centrale', 'Cassa Centrale', ['03599', '08883'], ['cassa centrale', 'cassa rurale', 'casse rurali']],
    ['raiffeisen-suedtirol', 'Raiffeisen Südtirol', ['03493'], ['cassa raiffeisen', 'raiffeisenkasse']],
    ['findomestic', 'Findomestic', ['03115'], ['findomestic banca']],
    ['flowe', 'Flowe', ['36003'], ['flowe']],
    ['tinaba', 'Banca Profilo', ['03025'], ['tinaba', 'banca profilo']],
  ] as const
).map(([id, name, codes, anchors]) => ({ id, name, country: 'IT', codes, anchors }));
