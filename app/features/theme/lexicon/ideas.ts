import { customs } from './customs.ts';
import { delights } from './delights.ts';
import { food } from './food.ts';
import { holidays } from './holidays.ts';
import type { Idea } from './idea.ts';
import { nature } from './nature.ts';
import { occasions } from './occasions.ts';
import { pastimes } from './pastimes.ts';
import { places } from './places.ts';
import { rites } from './rites.ts';
import { worlds } from './worlds.ts';

const all = {
  ...customs,
  ...holidays,
  ...occasions,
  ...pastimes,
  ...food,
  ...places,
  ...worlds,
  ...nature,
  ...delights,
  ...rites,
};

export type IdeaName = keyof typeof all;

export const ideas: Readonly<Record<IdeaName, Idea>> = all;

/** They contain an idea's word but do not mean it. */
export const ignoredWords =
  'ice_breaker open_space coworking_space co_working_space street_food wake_up cat_walk catwalk hot_desk ' +
  'boss manga fiesta_de fiesta_sin fiesta_para fiesta_en fiesta_con fiesta_del fiesta_familiar fiesta_sorpresa snow_white ' +
  'death_by_chocolate death_metal death_star dying_to dying_for died_laughing cancer_season cancer_sign ' +
  'jewish_new_year persian_new_year iranian_new_year islamic_new_year hijri_new_year thai_new_year tamil_new_year ' +
  'tibetan_new_year khmer_new_year cambodian_new_year lao_new_year burmese_new_year sinhala_new_year sikh_new_year ' +
  'hindu_new_year bengali_new_year nepali_new_year balinese_new_year coptic_new_year assyrian_new_year berber_new_year ' +
  'amazigh_new_year old_new_year nouvel_an_berbere nouvel_an_thai nouvel_an_tibetain ' +
  'ethiopian_new_year judisches_neujahr judische_neujahr persisches_neujahr persische_neujahr nouvel_an_juif nouvel_an_persan ' +
  'ano_nuevo_judio ano_nuevo_persa capodanno_ebraico capodanno_persiano cumhuriyet_bayrami cocuk_bayrami zafer_bayrami ' +
  'عيد_ام عيد_استقلال عيد_عمال عيد_نوروز عيد_وطني راس_سنه_هجريه 丧尸 ' +
  'santa_lucia santa_maria santa_ana santa_anna santa_barbara santa_clara santa_cruz ' +
  'santa_catarina santa_catalina santa_caterina santa_fe santa_messa santa_misa santa_monica santa_rita santa_rosa ' +
  'santa_rosalia santa_teresa roast_of_beef roast_of_lamb roast_of_pork roast_of_turkey roast_of_venison roast_of_the_day water_festival dragon_boat happy_accident ' +
  'osterreich osterreicher osterreichisch osteria 上海 海外';
