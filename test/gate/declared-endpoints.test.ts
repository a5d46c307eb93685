import { describe, expect, test } from 'vitest'
import { isDeclared } from '../../src/gate/declared-endpoints.ts'

const declares = (text: string, endpoint = 'POST /api/auth/register', path = 'src/routes/auth.ts') =>
  isDeclared(endpoint, new Map([[path, text]]))

describe('an endpoint (S4-08)', () => {
  test.each([
    "router.post('/api/auth/register', register)",
    'app.post<Body>("/api/auth/register", handler)',
    "@Post('/api/auth/register')",
    '@PostMapping(value = "/api/auth/register")',
    "@app.route('/api/auth/register', methods=['GET', 'POST'])",
    "  post '/api/auth/register', to: 'auth#register'",
    "server.route({ method: 'POST', url: '/api/auth/register' })",
    'paths:\n  /api/auth/register:\n    summary: x\n    post:\n',
    "router.post('/register', register)\napp.use('/api/auth', router)",
    "router.route('/api/auth/register').post(register)",
    "router\n  .route('/api/auth/register')\n  .get(show)\n  .post(register)",
    "@Controller('api/auth/register')\nexport class Register {\n  @Post()\n  create() {}\n}",
    "app.setGlobalPrefix('api')\n@Controller({ path: 'auth/register' })\nclass R { @Get() a() {} @Post() b() {} }",
    '@RequestMapping("/api/auth/register")\nclass R {\n  @PostMapping\n  void register() {}\n}',
    'r.HandleFunc("/api/auth/register", register).Methods("GET", "POST")',
    'r.HandleFunc("/api/auth/register", register).Methods(http.MethodPost)',
  ])('is declared by %s', (text) => {
    expect(declares(text)).toBe(true)
  })

  test.each([
    "router.get('/api/auth/register', register)",
    "// router.post('/api/auth/register', register)",
    "start() // router.post('/api/auth/register', register)",
    "router.post('/register', register)",
    "router.post('/api/auth/registered', register)",
    'const url = "/api/auth/register"',
    "router.route('/api/auth/register').get(show);\nrouter.route('/other').post(other)",
    "@Controller('api/auth/register')\nclass R { @Get() a() {} }",
    "@Controller('api/auth/register')\nclass R { @Post('again') a() {} }",
    'r.HandleFunc("/api/auth/register", register).Methods("GET")\nr.HandleFunc("/b", b).Methods("POST")',
    "fetch('/api/auth/register', { method: 'POST' })",
    '',
  ])('is not declared by %s', (text) => {
    expect(declares(text)).toBe(false)
  })

  test('at the root is declared like any other', () => {
    expect(declares('app.get("/", home)', 'GET /')).toBe(true)
    expect(declares('app.get("/users", home)', 'GET /')).toBe(false)
  })

  test('with a parameter is declared with any name of it', () => {
    expect(declares("app.get('/users/:id')", 'GET /users/{userId}')).toBe(true)
    expect(declares("app.get('/users/all')", 'GET /users/{userId}')).toBe(false)
  })

  test('is declared by the file of a route', () => {
    const file = 'src/app/api/auth/register/route.ts'
    expect(declares('export async function POST() {}', undefined, file)).toBe(true)
    expect(declares('export async function GET() {}', undefined, file)).toBe(false)
    expect(declares('export { show as GET, register as POST }', undefined, file)).toBe(true)
  })

  test('is declared by a page of the API, which answers every method unless it asks for it', () => {
    for (const file of ['pages/api/auth/register.ts', 'src/pages/api/auth/register/index.js']) {
      expect(declares('export default function handler(req, res) {}', undefined, file)).toBe(true)
      const asking = (method: string) => `export default (req, res) => req.method === '${method}' && go(res)`
      expect(declares(asking('POST'), undefined, file)).toBe(true)
      expect(declares(asking('GET'), undefined, file)).toBe(false)
      expect(declares('export const helper = 1', undefined, file)).toBe(false)
    }
    expect(declares('export default handler', undefined, 'pages/api/auth/login.ts')).toBe(false)
  })
})
