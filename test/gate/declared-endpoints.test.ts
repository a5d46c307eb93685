import { describe, expect, test } from 'vitest'
import { howDeclared } from '../../src/gate/declared-endpoints.ts'

const said = (text: string, endpoint = 'POST /api/auth/register', path = 'src/routes/file.ts') =>
  howDeclared(endpoint, new Map([[path, text]]))
const declares = (...given: Parameters<typeof said>) => said(...given) === 'yes'

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
    "router.post('/', register)\napp.use('/api/auth/register', router)",
    "auth.post('/register', register)\napi.use('/auth', auth)\napp.use('/api', api)",
    "router.all('/api/auth/register', register)",
    "Route::post('/api/auth/register', [AuthController::class, 'register']);",
    "Route::match(['get', 'post'], '/api/auth/register', $register);",
    "#[Route('/api/auth/register', methods: ['POST'])]\npublic function register() {}",
    'Router::new().route("/api/auth/register", post(register))',
    'Router::new().route("/api/auth/register", get(show).post(register))',
    'let auth = Router::new().route("/register", routing::post(register));\nRouter::new().nest("/api/auth", auth)',
    '#[post("/api/auth/register")]\nasync fn register() {}',
    'app.MapPost("/api/auth/register", Register);',
    '[Route("api/auth")]\nclass AuthController {\n  [HttpPost("register")]\n  IActionResult Register() {}\n}',
    '[Route("api/auth/register")]\nclass RegisterController {\n  [HttpPost]\n  IActionResult Create() {}\n}',
    "bp = Blueprint('auth', url_prefix='/api/auth')\n@bp.post('/register')",
  ])('is declared by %s', (text) => {
    expect(declares(text)).toBe(true)
  })

  test('may be written with the parameters of a query', () => {
    expect(said("router.get('/users', list)", 'GET /users?page=1&size={size}')).toBe('yes')
    expect(said("router.get('/teams', list)", 'GET /users?team=1')).toBe('no')
  })

  test.each([
    "router.get('/api/auth/register', register)",
    "// router.post('/api/auth/register', register)",
    "start() // router.post('/api/auth/register', register)",
    "router.post('/api/auth/registered', signUp)",
    "router.route('/api/auth/register').get(show);\nrouter.route('/other').post(other)",
    "@Controller('api/auth/register')\nclass R { @Get() a() {} }",
    "router.route('/api/auth/register').get(show)\nrouter.route('/other').post(other)",
    'Router::new().route("/api/auth/register", get(show)).route("/other", post(other))',
    "app.use('/api/auth/register', router)\nrouter.get('/', show)",
    "Route::get('/api/auth/register', $show);",
    'app.MapGet("/api/auth/register", Show);',
    '# router.post("/api/auth/register")',
    'r.HandleFunc("/api/auth/register", register).Methods("GET")\nr.HandleFunc("/b", b).Methods("POST")',
    "app.get('/users', list)",
    '',
  ])('is not declared by %s', (text) => {
    expect(said(text)).toBe('no')
  })

  test.each([
    ['a router that may be mounted there', "router.post('/register', register)"],
    ['one at its root', "router.post('/', register)"],
    ['the words in a form that is not known', "path('register/', RegisterView.as_view())"],
    ['a resource', 'resources :register'],
    ['a controller that is routed by its name', '[Route("[controller]")]\nclass RegisterController {}'],
    ['a handler of that name', "router.post('/api/auth/registered', register)"],
    ['an address alone', 'const url = "/api/auth/register"'],
    [
      'a controller with another route',
      "@Controller('api/auth/register')\nclass R { @Post('again') a() {} }",
    ],
  ])('may be declared by %s', (_, text) => {
    expect(said(text)).toBe('unsure')
  })

  test('may be declared by a file in a form that is not known', () => {
    expect(said('export const POST = handle', undefined, 'src/routes/api/auth/register/+server.ts')).toBe(
      'unsure',
    )
    expect(said('export const POST = handle', undefined, 'src/routes/api/auth/login/+server.ts')).toBe('no')
    expect(said('defineEventHandler()', 'POST /api/reset-password', 'server/resetPassword.ts')).toBe('unsure')
    expect(said('model User {}', 'GET /users/:id', 'api/schema.txt')).toBe('unsure')
  })

  test('is declared by a router that another file mounts', () => {
    const routes = new Map([['src/routes/auth.ts', "router.post('/register', register)"]])
    const app = new Map([['src/app.ts', "app.use('/api/auth', auth)"]])
    expect(howDeclared('POST /api/auth/register', routes)).toBe('unsure')
    expect(howDeclared('POST /api/auth/register', routes, app)).toBe('yes')
    // Only the mount may be elsewhere.
    expect(howDeclared('POST /api/auth/register', new Map(), routes)).toBe('no')
    const route = new Map([['src/app.ts', "app.get('/api/auth', show)"]])
    expect(howDeclared('POST /api/auth/register', routes, route)).toBe('unsure')
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
