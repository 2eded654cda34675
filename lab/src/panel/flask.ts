/** The path of the lab's icon: a flask, half full. */
export const FLASK =
  'M9 3.2h6M10.2 3.2v5.6L4.9 18a1.9 1.9 0 0 0 1.7 2.8h10.8a1.9 1.9 0 0 0 1.7-2.8l-5.3-9.2V3.2M7.4 14.2c1.6-1 3-1 4.6 0s3 1 4.6 0';
