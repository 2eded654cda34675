/** Distance between the stars, in units of the view box. */
const PITCH = 22.4;
/** View box of five stars. */
export const STARS_BOX = `0 0 ${4 * PITCH + 20} 20`;

const STAR = 'l2.5 5.3 5.8.8-4.2 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z';
const HALF = 'v13.2l-5.1 2.8 1-5.8-4.2-4.1 5.8-.8z';

/** SVG path data of 0 to 5 stars side by side, rounded to halves. */
export function starsPath(count: number): string {
  const halves = Math.round(count * 2);
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const rest = halves - 2 * index;
      if (rest < 1) return '';
      return `M${(10 + index * PITCH).toFixed(1)} 1.6${rest > 1 ? STAR : HALF}`;
    })
    .join('');
}

/** Accessible name of a rating, with one decimal at most. */
export function ratedLabel(rating: number): string {
  return `Rated ${Math.round(rating * 10) / 10} out of 5`;
}
