/** The box that five stars are drawn in, and how far apart they stand, in units of the drawing. */
const PITCH = 22.4;
export const STARS_BOX = `0 0 ${4 * PITCH + 20} 20`;

const STAR = 'l2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z';
const HALF = 'v13.2l-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z';

/** The outline of a number of stars side by side, 0 to 5, to the nearest half. */
export function starsPath(count: number): string {
  const halves = Math.round(count * 2);
  return [0, 1, 2, 3, 4]
    .map((place) => {
      const drawn = halves - 2 * place;
      if (drawn < 1) return '';
      return `M${(10 + place * PITCH).toFixed(1)} 1.6${drawn > 1 ? STAR : HALF}`;
    })
    .join('');
}

/** How a rating is read out; one decimal is enough. */
export function ratedLabel(rating: number): string {
  return `Rated ${Math.round(rating * 10) / 10} out of 5`;
}
