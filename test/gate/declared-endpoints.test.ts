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
  })
})
