import { plainText } from '../text/fold.ts';

const set = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/));

/** Given names of men in Italy, Germany and the countries that most newcomers are from; without those that women bear too. */
const men = set(`
  achim adam adrian ahmed ahmet alberto albert aldo alessandro alessio alexander alexandre alfonso alfred alfredo ali alois
  amir anatoli andreas andrej andrzej angelo anton antonio armando armin arne arno artur arthur arturo attila augusto axel
  baris bastian ben benedikt benjamin bernardo bernd bernhard bjorn bogdan boris bruno burak burkhard can carlo carlos
  carmelo carsten cem cesare christian christoph christopher claudio claus clemens constantin cornelius cosimo cristian
  damian damiano dario david davide detlef dieter diego dimitri dirk domenico dominik donato dragan eberhard eckhard
  edoardo eduard eduardo egon elia emanuele emil emilio emre engin enrico enzo erdem erich erik ernesto erwin ettore
  eugen eugenio fabian fabio fabrizio falk fatih fausto federico felix ferdinand ferdinando fernando filippo finn flavio
  florian francesco franco frank frederik friedhelm fritz gaetano georg george gerald gerd gerhard giacomo gian
  giancarlo gianfranco gianluca gianluigi gianni gianpaolo giorgio giovanni girolamo giulio giuseppe gottfried gregor
  guido gustav hakan hannes hans harald hartmut hasan heiko heiner heinz helmut hendrik henning henrik heribert
  holger horst hubert hugo hussein ibrahim ignazio igor ingo ismail ivan ivo jan jannik janosch jens joachim joao jochen
  johann johannes john jonas jorg jorge jorn jose josef joseph juan julian julius jurgen kadir karsten karl karl-heinz
  kemal kenan kevin khalid klaus knut konstantin kurt lars leandro lennart leon leonard leonardo leonhard leopold levin
  linus livio lothar luciano lucio luigi luis lukas lutz magnus malte manfred manuel marc marcel marcello marco marcus
  marek mario marius mark marko markus martino massimiliano massimo mathias mathis matteo matthias matthaus maurizio
  mauro max maximilian mehmed mehmet michael michelangelo mihai mike mirko mirco mohamed mohammad mohammed moritz
  muhammad murat mustafa natale nicolas nicolo nico niels niklas nikolai nikolaus nils norbert oliver olaf omer orhan
  oscar oskar osman ottavio ozan pablo paolo pascal pasquale patrick patrizio pawel pedro pietro pier piero pierre piotr
  radu raffaele raimund rainer ralf ralph ramon raphael reiner reinhard reinhold renato rene riccardo richard roberto
  rocco rodolfo roland rolf roman romano ronald ronny ruben rudiger ruggero sabatino salvatore samuel samuele sandro
  santo sebastian sebastiano selim serdar sergej sergio silvano silvio soren stanislaw stefan stefano steffen stephan steven
  sven swen szymon tarik theo theodor thorsten tiago till tim timo tino tiziano tobias tom tomas tommaso torben torsten
  udo ulf ulrich umberto urs uwe valentino valerio veit vincenzo vinzenz vito vittorio vladimir volker volkan
  waldemar wenzel wilfried wilhelm willi winfried wojciech wolfgang wolfram yannick yasin yunus yusuf`);

/** Those of women, without those that men bear too. */
const women = set(`
  ada adele adelheid adriana agata agnes agnese agnieszka alba alena alessandra alessia alexandra alice alicja alina
  almut amelie amina amira ana anastasia angela angelica angelika anika anita anja anke anna annalena annalisa
  annamaria anna-katharina anna-lena anna-maria anne anneliese annemarie annette annika antje antonella antonia antonina
  arianna asli astrid asuman aurelia aurora aylin ayse azra barbara beata beate beatrice bettina bianca birgit birgitta
  birte brigitte bruna brunhilde carina carla carlotta carmela carmen carolin carolina caroline caterina cecilia chiara
  christa christel christiane christina christine cinzia clara claudia concetta constanze cora cordula corinna cornelia
  cristina dagmar daniela daria deborah debora delia denise diana dilek dina dominika donatella doris dorothea
  dorothee edda edith ekaterina elena eleonora elfriede elfi eliana elif elisa elisabeth elisabetta elke ella ellen elsa
  elvira emanuela emily emilia emine emma enrica erica erika ernestina esra ester esther eugenia eva evelin evelyn fabiana
  fabiola fadime fatima fatma federica felicitas filiz filomena fiona flavia flora franca francesca franziska frauke
  frieda friederike fulya gaia gerda gerlinde gertraud gertrud gesa gia giada gianna gina ginevra gioia giorgia giovanna
  gisela giulia giuliana giuseppina giusy grazia graziella greta gretel grit gudrun gulsen hanna hannah hannelore hatice
  hedwig heide heidemarie heidi heidrun heike helen helena helene helga henriette hilde hildegard hulya ida ilaria
  ilona ilse imke immacolata ina ines inga inge ingeborg ingrid inka insa iolanda irene irina iris irma irmgard isabel
  isabell isabella isabelle isolde ivana jana janina janine jasmin jasmina jelena jennifer jenny jessica jessika jette
  joanna johanna jolanda jordis josefine judith julia juliane jutta karen karin karina karla karola karolin karoline
  katarina katarzyna kathe katharina kathrin katia katja katrin kerstin klara klaudia konstanze korinna kornelia
  kristin kristina larissa laura lea leila lena leonie letizia leyla lia liane licia lidia liesel lieselotte lilli lina
  linda lisa liselotte livia loredana lorena lotte louisa louise luana lucia luciana lucrezia ludmila ludovica luisa
  luise luzia lydia madalena maddalena magda magdalena maike maja malin malgorzata mara mareike maren margarete
  margareta margarethe margherita margit margitta margot margret maria marianna marianne marie marieke mariella marika
  marilena marina marion marisa marita marlene marlies marta martha martina maryam mascha mathilde matilde mechthild
  melanie melek melina melissa merle meryem meike mia michaela michela milena mirella miriam mirjam moira mona monica
  monika monja nadia nadine nadja natalia natalie nathalie nele nesrin nina nora noemi nunzia nuray olga olivia orietta
  ornella ortrud ozlem paola patricia patrizia paula pauline petra pia piera pinar ramona raffaella rebecca rebekka regina
  regine renata renate ricarda rita roberta romina ronja rosa rosalba rosalia rosanna rosaria rosemarie rosi rosina
  roswitha rossana rossella ruth sabina sabine sabrina saida samira sandra sara sarah selin selma serafina serena sevgi
  sibel sibylle sieglinde sigrid silke silvana silvia simona sina sofia sofie sonia sonja sophia sophie stefania stefanie
  stella stephanie susanna susanne svea svenja svetlana sylvia tabea tamara tania tanja tatiana tatjana teresa tereza
  thea thekla theresa therese tina tiziana traudel traute tugba ulla ulrike ursula uschi uta ute valentina valeria vanessa
  vera verena veronica veronika victoria viktoria viola vittoria viviana waltraud waltraut wilma wiebke xenia yasemin
  yasmin yildiz yvonne zehra zeynep zoe`);

/** Borne by men here and by women there. */
const both = set(`
  andrea chris conny daniele dominique eike gabriele gerrit helge jean jona kai kay kim luca michele mika nicola nikola
  robin sascha simone toni uli umut derya celeste`);

export type Sex = 'M' | 'F';

const sexOfWord = (word: string): Sex | null => (men.has(word) ? 'M' : women.has(word) ? 'F' : null);

/** Whether a word, in plain small letters, is a given name that is known. */
export const isGivenName = (word: string): boolean => sexOfGiven(word) !== null || both.has(word);

/** The parts of a double name agree as far as they are known: Karl-Heinz, Anna-Katharina. */
function sexOfGiven(given: string): Sex | null {
  const whole = sexOfWord(given);
  if (whole) return whole;
  const known = given.split('-').flatMap((part) => sexOfWord(part) ?? []);
  const [first = null] = known;
  return known.every((sex) => sex === first) ? first : null;
}

const title = /^(?:dr|prof|dipl|ing|med|phil|rer|nat|habil|mag|graf|freiherr|baron)$/;

/**
 * Whether the name of a person is that of a man or of a woman; null where the given name is not known, or is borne by
 * both. The given name comes first, or behind a comma. A surname may be a given name too, so that one at the other end
 * that says otherwise leaves it open.
 */
export function sexOfName(name: string): Sex | null {
  const [before = '', after] = name.split(',');
  const wordsOf = (text: string): string[] =>
    plainText(text)
      .split(/[\s.]+/)
      .filter((word) => word !== '' && !title.test(word));
  const words = after === undefined ? wordsOf(before) : [...wordsOf(after), ...wordsOf(before)];
  const [given = ''] = words;
  if (words.some((word) => both.has(word))) return null;
  const sex = sexOfGiven(given);
  const others = words.slice(1).map(sexOfGiven);
  return others.some((other) => other !== null && other !== sex) ? null : sex;
}
