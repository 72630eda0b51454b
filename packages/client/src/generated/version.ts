// Made from package.json by `npm run client`.
export const VERSION = '1.0.0'
