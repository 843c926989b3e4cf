/** Names of people who do not exist, from many countries. A company draws from both lists: family names repeat. */

export const GIVEN_NAMES = (
  'Ada Adrian Agnes Aisha Alan Alice Amir Ana Anders Andrea Anil Anna Arthur Astrid Bea Ben Bianca Boris Brigid Carla ' +
  'Carlos Cecilia Chidi Chloe Clara Colin Dana Daniel Dario David Deborah Dev Diana Dina Dora Dylan Edith Eleanor Elena ' +
  'Eli Emeka Emil Emma Erik Esther Ethan Eva Fatima Felix Fiona Frank Freya Gabriel Gemma George Gita Grace Greta Hana ' +
  'Hanna Harald Hassan Hazel Helen Henrik Hugo Ian Ida Ines Ingrid Iris Isaac Ivan Jack James Jan Jasmin Joan Joel John ' +
  'Jonah Josef Julia June Kamil Karen Karl Kasia Kenji Kim Klara Lars Laura Leah Leo Lena Liam Lin Lisa Louis Lucia Luka ' +
  'Magda Marco Maria Marta Martin Mateo Maya Mei Mia Mila Mina Nadia Nathan Nina Noah Nora Odile Olga Omar Oscar Owen ' +
  'Pablo Paula Peter Petra Piotr Priya Rachel Rafael Rana Rebecca Rita Robert Rosa Ruth Sam Samira Sara Sasha Selma Seth ' +
  'Silvia Simon Sofia Stefan Stella Sven Tara Tessa Theo Thomas Tilda Tim Tomasz Uma Una Vera Victor Viola Wanda Yara Yusuf Zoe'
).split(' ');

export const FAMILY_NAMES = (
  'Abbott Achterberg Adeyemi Albrecht Almeida Andersen Arnaud Baker Barbosa Barrett Becker Bell Berg Bielak Blom Bondar Bourne ' +
  'Brandt Brook Calloway Carter Castillo Chan Clarke Cohen Cole Conti Cooper Costa Cross Dahl Daly Delgado Diaz Dixon Dubois ' +
  'Duran Eklund Elliott Engel Eriksen Evans Farrell Ferrant Fischer Fontaine Foster Fox Gallo Garcia Gibson Goldwyn Gomez Grant ' +
  'Gray Greco Gruber Gupta Haas Hale Hansen Harper Hassan Haug Hayes Hoffman Holm Horvath Hughes Hunt Ibrahim Iyer Jansen Jensen ' +
  'Joshi Kaplan Kaur Keller Kemp Khan Klein Koch Kovac Kowal Kumar Lambert Lang Larsen Leclerc Lee Lehmann Lindqvist Lopez Lund ' +
  'Maier Malik Marek Marsh Mason Medina Mendes Meyer Mills Moreau Morgan Moss Nagy Nair Nash Newton Nilsson Nowak Nunez Obi ' +
  'Okafor Olsen Ortiz Osei Palmer Park Patel Pereira Petrov Pham Pope Price Quinn Rahman Ramos Reed Reyes Riley Rossi Roy ' +
  'Russo Sahin Santos Sato Schmidt Scott Silva Singh Smith Soto Stein Stone Sutton Tanaka Taylor Torres Tran Turner Vance Vega ' +
  'Vogel Wagner Walsh Ward Weber Wells Whitlock Wolf Wood Wright Yilmaz Young Zeller Ziegler'
).split(' ');
