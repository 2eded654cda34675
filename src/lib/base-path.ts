/** The path that the shop is served under, with a slash at both ends: Vite's `base`. */
export const BASE_PATH = import.meta.env.BASE_URL;
