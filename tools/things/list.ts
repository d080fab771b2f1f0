import type { Place } from '#app/features/theme/things/thing.ts';

/**
 * The things that a drawing may show, by their names in Fluent Emoji and by where they stand. What can insult or hurt on
 * an invitation is not among them: weapons, blood, graves, medicine, bodies and faces, flags, religious signs, and animals
 * and fruits that are used as insults or innuendo.
 */
export const placed: Readonly<Record<Place, string>> = {
  table:
    'amphora avocado bagel baguette-bread bell-pepper birthday-cake blueberries bottle-with-popping-cork bowl-with-spoon bread ' +
    'bubble-tea burrito butter candy cheese-wedge chocolate-bar coconut cookie cooking croissant cucumber cupcake curry-rice ' +
    ' doughnut dumpling ear-of-corn egg fondue french-fries garlic glass-of-milk grapes green-apple green-salad hamburger honey-pot ' +
    'hot-beverage hot-dog hot-pepper ice-cream kiwi-fruit lollipop mango melon moon-cake onion pancakes pear ' +
    'pie pineapple pizza popcorn pot-of-food potato poultry-leg red-apple rice-ball roasted-sweet-potato sandwich ' +
    'shaved-ice shortcake shrimp soft-ice-cream spaghetti strawberry sushi taco tangerine teacup-without-handle ' +
    'teapot tomato tropical-drink waffle watermelon wine-glass cocktail-glass beans carrot cherries broccoli wrapped-gift clinking-glasses',
  meadow:
    'ant baby-chick front-facing-baby-chick badger bear beaver bouquet cactus camel carousel-horse chicken chipmunk cow deciduous-tree deer ' +
    ' dog duck elephant evergreen-tree ewe ferris-wheel four-leaf-clover shamrock fox frog flamingo giraffe goat goose hamster ' +
    'hedgehog herb hippopotamus kangaroo koala lady-beetle leopard lion lizard llama lotus maple-leaf monkey mouse panda ' +
    'parrot peacock penguin pig polar-bear poodle potted-plant rabbit raccoon ram rhinoceros rooster rose sauropod seedling ' +
    'sheaf-of-rice sloth snail sunflower swan t-rex tiger tractor tulip turkey turtle two-hump-camel wolf zebra ' +
    'cat black-cat owl cherry-blossom castle mountain volcano national-park camping tent house-with-garden roller-coaster ' +
    'playground-slide christmas-tree horse racing-car',
  deep: 'coral dolphin fish jellyfish octopus shark spouting-whale tropical-fish whale diving-mask',
  quay: 'fishing-pole lobster anchor',
  shore: 'crab seal spiral-shell otter',
  water: 'sailboat canoe speedboat ferry ship',
  portrait: 'boar moose unicorn',
  air:
    'balloon kite airplane small-airplane helicopter dove eagle bat butterfly honeybee bird parrot ringed-planet rocket ' +
    'flying-saucer feather red-paper-lantern wind-chime ribbon crescent-moon ',
  road:
    'automobile bus bicycle motorcycle motor-scooter locomotive train tram bullet-train fire-engine delivery-truck ' +
    ' kick-scooter skateboard taxi',
  room:
    'accordion artist-palette backpack badminton ballet-shoes banjo baseball basketball basket bell books bowling camera ' +
    'chess-pawn compass crayon cricket-game crown drum envelope film-projector ' +
    'flying-disc fountain-pen game-die gem-stone globe-showing-europe-africa graduation-cap guitar hammer-and-wrench ' +
    'headphone hiking-boot ice-hockey ice-skate magic-wand magnifying-glass-tilted-left microphone ' +
    'microscope movie-camera musical-keyboard nesting-dolls notebook-with-decorative-cover open-book paintbrush pencil performing-arts ' +
    'ping-pong pool-8-ball puzzle-piece radio roller-skate rugby-football running-shoe saxophone scarf scissors sewing-needle ' +
    'skis sled soccer-ball socks sunglasses t-shirt teddy-bear telephone telescope tennis thread ' +
    'ticket top-hat trophy trumpet umbrella video-game violin volleyball womans-hat yarn yo-yo american-football ' +
    'martial-arts-uniform musical-notes luggage ',
};

/** Parts of names that mislead on an invitation, whatever they name. */
export const misleading = new Set(
  (
    'wake shower roast show toast stag hen bridge boil party turkey watch star bell key seal sun house home date ' +
    'ticket label cloud fly bug gear envelope post book books chess bat ring cards game play ball coin train_station ' +
    'avocat concha ape mono manga peru bij das peer boot rak ser sir kit med los mis fil bal ari pas pes osa kos ris sol sal ' +
    'pipa meia meias tir micro dressed elan busta step nic gol list pena fita van mel bala roos vol grad dort fare deve gul kurt kara kus dag clap vela foca oca lady pica film nota note ' +
    'mur pan tit ass bar hai des pain affe diana rose mais ail ajo cage coq ours cock dick pussy beaver bush nuts melons jugs box ' +
    'barca radio mars sun moon luna sole mar mare'
  ).split(' '),
);

/** What hosts call these things, where the annotations lack it. `_` stands for a space. */
export const alsoCalled: Readonly<Record<string, string>> = {
  'fishing-pole':
    'en:fishing,angling,fishing_rod de:angeln,angel-,angelausflug,angler es:pesca,pescar fr:la_peche,peche_a,partie_de_peche,week_end_peche it:pesca,pescare pt:pesca,pescaria nl:vissen,hengelen pl:wedkowan-,na_ryby,ryby sl:ribolov-,ribic- tr:balik_tut-,balik_avi,olta ar:صيد_سمك,صيد hi:मछली_पकड़- zh:钓鱼,垂钓 ja:釣り',
  yarn: 'en:knit,knitting,crochet,wool de:strick-,hakel- es:tejer,ganchillo fr:tricot-,crochet it:maglia,uncinetto pt:trico,croche nl:breien,breiavond,breiclub pl:drutach,szydelk-,wloczk- sl:pleten- tr:orgu ar:حياكة hi:बुनाई zh:编织,毛线 ja:編み物',
  thread:
    'en:sewing,sew,quilting de:naherei,nahkurs,nahabend,nahmaschine es:costura,coser fr:couture it:cucito pt:costura nl:naaien,naai- pl:szyci- sl:sivanj- tr:dikis ar:خياطة hi:सिलाई zh:缝纫 ja:裁縫,手芸',
  amphora:
    'en:pottery,ceramics de:topfer-,keramik es:ceramica fr:poterie,ceramique it:ceramica pt:ceramica,olaria nl:pottenbak-,keramiek pl:ceramik- sl:lonc-,keramik- tr:seramik ar:فخار hi:मिट्टी_के_बर्तन zh:陶艺 ja:陶芸',
  locomotive:
    'en:railway,railroad,steam_train,train,trains de:dampflok-,eisenbahn-,lokomotiv-,modelleisenbahn es:tren,ferrocarril fr:train,locomotive it:treno,trenino pt:comboio,trem nl:trein-,stoomtrein pl:pociag-,kolejk- sl:vlak- tr:tren ar:قطار hi:रेलगाड़ी,ट्रेन zh:火车,蒸汽火车 ja:機関車,列車,電車',
  bicycle:
    'en:bike,biking,cycling,bicycle de:fahrrad-,radtour es:bicicleta,bici,ciclis- fr:velo,bicyclette it:bici,bicicletta pt:bicicleta nl:fiets- pl:rower- sl:koles- tr:bisiklet ar:دراجة hi:साइकिल zh:自行车,骑行,单车 ja:自転車,サイクリング',
  honeybee:
    'en:bee,beekeeping,beekeeper de:biene-,imker- es:abeja,apicult- fr:abeille,apicult- it:delle_api,apicolt-,apicultor- pt:abelha,apicult- nl:bijen- pl:pszczol- sl:cebel- tr:arilar,aricilik ar:نحل,نحلة hi:मधुमक्खी zh:蜜蜂 ja:蜜蜂,ミツバチ',
  kite: 'en:kite de:drachensteigen,lenkdrachen es:volar_cometas,barrilete,papalote fr:cerf_volant it:aquilone pt:soltar_pipa,papagaio_de_papel nl:vlieger- pl:latawc-,latawiec sl:spuscanje_zmaj- tr:ucurtma ar:طائرة_ورقية hi:पतंग zh:风筝 ja:凧',
  'bowl-with-spoon':
    'en:soup,stew,chili_con de:suppe,eintopf es:sopa,guiso,cocido fr:soupe,pot_au_feu it:zuppa,minestra pt:sopa nl:soep,stamppot pl:zupa,zupy sl:juha,juho tr:corba ar:حساء,شوربة hi:सूप zh:汤 ja:スープ,鍋',
  turtle: 'en:turtle,tortoise ar:سلحفاة,سلاحف pl:zolw- hi:कछुआ,कछुए zh:乌龟 ja:亀,カメ',
  fox: 'de:fuchs,fuchse pl:lis,lisy sl:lisic-,lisjak- ar:ثعلب hi:लोमड़ी',
  hedgehog: 'de:igel nl:egel pl:jeze,jezy sl:jezi,jeze,jezek ar:قنفذ',
  owl: 'zh:猫头鹰 it:gufo,gufi,civett- pl:sowa,sowy sl:sova,sove,sovi ar:بومة',
  elephant: 'hi:हाथी ar:فيل',
  rabbit: 'en:bunny,rabbit de:hase,hasen,kaninchen zh:兔子 ja:うさぎ',
  peacock: 'hi:मोर',
  'honey-pot':
    'en:honey de:honig es:miel fr:miel it:miele pt:abelha_e_mel nl:honing pl:miod,miodu sl:medu ar:عسل hi:शहद zh:蜂蜜 ja:蜂蜜',
  strawberry: 'de:erdbeer- pl:truskawk- sl:jagod- nl:aardbei-',
  sailboat:
    'en:sailing,sailboat,boat,regatta de:segel- es:velero,navegar_a_vela fr:voilier,voile it:barca_a_vela pt:veleiro nl:zeil- pl:zagl-,zegl- sl:jadr- tr:yelken- ar:قارب_شراعي,قارب hi:नाव zh:帆船 ja:ヨット,帆船',
  penguin: 'zh:企鹅 ja:ペンギン',
  'moon-cake': 'zh:中秋,月饼 ja:月餅,お月見 en:mid_autumn,mooncake',
  'four-leaf-clover': 'en:clover,four_leaf_clover',
  shamrock:
    'en:st_patrick,saint_patrick,st_paddy,paddys_day,shamrock de:kleeblatt,st_patricks_day es:san_patricio fr:saint_patrick it:san_patrizio',
  'front-facing-baby-chick':
    'en:duckling,ducky,ducklings de:entenkuken,entlein es:patito fr:caneton it:anatroccol- pt:patinho nl:eendje,eendjes pl:kaczatk- sl:racke,racka tr:ordek_yavru- ar:بط_صغير hi:बत्तख_के_बच्चे zh:小鸭 ja:アヒルの子',
  'diving-mask':
    'en:snorkel,snorkeling,snorkelling,scuba,scuba_diving de:schnorchel-,tauchen,taucher- es:buceo,esnorquel fr:plongee,tuba it:immersion-,snorkeling pt:mergulho nl:snorkelen,duiken pl:nurkowani-,snorkel- sl:potaplja-,snorkl- tr:dalis,snorkel ar:غوص hi:गोताखोरी zh:浮潜,潜水 ja:シュノーケ-,ダイビング',
  lobster: 'en:lobster',
  'clinking-glasses':
    'en:a_toast_to,toast_to,champagne_reception de:sektempfang es:brindis fr:coupe_de_champagne it:brindisi',
  'lady-beetle': 'en:ladybug,ladybird',
  panda: 'zh:熊猫,大熊猫',
  wolf: 'en:wolves',
  goose: 'en:geese',
  mouse: 'en:mice',
  tiger: 'hi:बाघ',
  fish: 'en:sardine,sardines,anchovy,anchovies de:sardinen,heringsessen es:sardinas,sardinada pt:sardinhas,sardinhada nl:haring tr:hamsi',
  canoe:
    'en:rowing,kayak,kayaking,canoeing,paddling de:rudern,ruder-,kajak-,paddeln es:piragua fr:aviron it:canottaggio pt:canoagem nl:roeien pl:kajak-,wioslar- sl:veslanj- tr:kurek_cek- zh:划船 ja:カヤック',
  trumpet: 'en:trombone,trombones,brass_band de:posaune,blaskapelle',
  'ear-of-corn': 'en:corn_maze,sweetcorn,corn_roast de:maisfeld,maislabyrinth',
  carrot: 'en:allotment,vegetable_garden,carrot',
  pig: 'en:piglet',
  frog: 'pl:zaba,zaby sl:zaba,zabe',
  balloon:
    'en:balloon de:luftballon,ballons es:globo fr:ballon it:palloncin- pt:balao,baloes nl:ballon pl:balon- sl:balon- tr:balon ar:بالون,بالونات hi:गुब्बारे,गुब्बारा zh:气球 ja:風船',
  rose: 'en:roses,rose_garden de:rosen,rosengarten fr:roseraie',
  bear: 'de:baren,teddybaren fr:nounours',
  'hot-pepper': 'en:chili,chilli,chile',
  'artist-palette':
    'en:painting,paint,watercolour,watercolor de:malen,malkurs es:pintura,pintar fr:peinture it:pittura pt:pintura nl:schilderen pl:malowani- sl:slikan- tr:resim_yap- zh:绘画,画画 ja:お絵かき',
  'cricket-game': 'en:cricket',
  tractor: 'en:tractor de:traktor,trecker',
  'roller-skate': 'en:roller_disco,roller_skating,rollerskat-',
  drum: 'en:drumming,drum de:trommel-,trommeln',
  llama: 'en:llama,alpaca de:lama,alpaka',
  whale: 'en:whale',
};
