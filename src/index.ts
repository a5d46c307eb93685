export { VERSION } from './model/version.ts'
